import { createContext, use } from 'react';

const CarouselContext = createContext(false);

/** Marks the cards below as part of a carousel, where they are enlarged more under the pointer than elsewhere. */
export const CarouselProvider = CarouselContext.Provider;

export const useInCarousel = (): boolean => use(CarouselContext);
