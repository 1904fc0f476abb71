/** The version this side speaks; a host with the same major is served. */
export const PROTOCOL_VERSION = '1.0';
