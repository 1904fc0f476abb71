const FROM_ENVIRONMENT = /^env:([A-Z_][A-Z0-9_]*)$/u;

const variableOf = (value: string): string | undefined => FROM_ENVIRONMENT.exec(value)?.[1];

/** The variable that a setting names and that is not set; undefined where all is well. */
export const missingVariable = (value: string): string | undefined => {
  const variable = variableOf(value);
  return variable === undefined || (process.env[variable] ?? '') !== '' ? undefined : variable;
};

/** The setting itself, or what the environment holds where it says `env:NAME`. */
export const fromEnvironment = (value: string): string => {
  const variable = variableOf(value);
  return variable === undefined ? value : (process.env[variable] ?? '');
};
