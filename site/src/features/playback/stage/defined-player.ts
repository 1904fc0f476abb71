import { definePlayer } from '@footlight/player';

definePlayer();
