/** The team’s key in the demo realm and in tests; it is only valid for this simulator. */
export const APPLE_DEMO_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglUjjRu3ZNEaAqXvm
YP8DZtpzODWQu++rm+OMvHUoyeOhRANCAATUGUiqQab3DWRpVfRxVyJ2cg+ViOxD
tBzHyiqFBvDc1R5omldCWnVELYPOslgKh5f5wmHq8kzUTirk9b6+lXmf
-----END PRIVATE KEY-----`;
