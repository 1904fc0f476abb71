/** Version of the served SDK. A test keeps it in sync with the package.json of the SDK. */
export const SDK_VERSION = '0.1.0';
