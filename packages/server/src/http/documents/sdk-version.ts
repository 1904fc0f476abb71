/** Of the SDK that the service hands out, as its package.json has it; a test holds them together. */
export const SDK_VERSION = '0.1.0';
