import { createContext, use } from 'react';

const CarouselContext = createContext(false);

/** Cards below it stand in a carousel, whose cards grow more under the pointer than others. */
export const CarouselProvider = CarouselContext.Provider;

export const useInCarousel = (): boolean => use(CarouselContext);
