/** Protocol version of this side; hosts with the same major version are served. */
export const PROTOCOL_VERSION = '1.0';
