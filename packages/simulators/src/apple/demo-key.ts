/** The team’s key of the demo realm and of tests; it opens nothing but this simulator. */
export const APPLE_DEMO_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglUjjRu3ZNEaAqXvm
YP8DZtpzODWQu++rm+OMvHUoyeOhRANCAATUGUiqQab3DWRpVfRxVyJ2cg+ViOxD
tBzHyiqFBvDc1R5omldCWnVELYPOslgKh5f5wmHq8kzUTirk9b6+lXmf
-----END PRIVATE KEY-----`;
