export const openapi = null;
