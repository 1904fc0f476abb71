import { GuideCardWidget, type GuideCardElementProps } from '@footlight/widgets';

const loadPopup = async () => (await import('./page-guide-card-popup.widget.js')).PageGuideCardPopup;

/** Renders `<footlight-guide-card>`. */
export const GuideCardElement = (props: GuideCardElementProps) => (
  <GuideCardWidget {...props} loadPopup={loadPopup} />
);
