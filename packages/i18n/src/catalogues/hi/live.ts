import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'अभी लाइव',
  liveNowPanel: 'अभी लाइव',
  liveNowClose: 'बंद करें',
  liveNowLoading: 'लाइव सूची लोड हो रही है',
  liveNowEmpty: 'अभी कुछ लाइव नहीं है।',
  liveNowEmptyHint: 'लाइव कार्यक्रम शुरू होते ही यहाँ दिखेंगे।',
  liveNowFailed: 'लाइव सूची लोड नहीं हो सकी।',
  liveNowFailedHint: 'हम कोशिश करते रहेंगे।',
  liveNowRetry: 'फिर कोशिश करें',
  liveNowChip: 'लाइव',
  liveNowAiring: 'अभी चल रहा है: {{title}}',
  liveNowUntil: '{{time}} तक',
};
