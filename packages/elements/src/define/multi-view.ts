import { defineMultiView } from '@footlight/player/multi-view';
import { hasDom } from '../safe-define.js';
import { PageMultiView } from '../playback/page-multi-view.element.js';
import './player.js';

if (hasDom()) defineMultiView(PageMultiView);
