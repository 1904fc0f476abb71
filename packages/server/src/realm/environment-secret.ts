const FROM_ENVIRONMENT = /^env:([A-Z_][A-Z0-9_]*)$/u;

const variableOf = (value: string): string | undefined => FROM_ENVIRONMENT.exec(value)?.[1];

/** The environment variable that a setting refers to, if it is not set or empty; otherwise undefined. */
export const missingVariable = (value: string): string | undefined => {
  const variable = variableOf(value);
  return variable === undefined || (process.env[variable] ?? '') !== '' ? undefined : variable;
};

/** The setting itself, or for `env:NAME` the value of the environment variable. */
export const fromEnvironment = (value: string): string => {
  const variable = variableOf(value);
  return variable === undefined ? value : (process.env[variable] ?? '');
};
