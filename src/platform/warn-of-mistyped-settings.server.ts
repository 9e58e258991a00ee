import { namesInEnvironment, variableNames } from './env.server.ts';
import type { Logger } from './logger.server.ts';
import { findMistyped } from './mistyped-settings.ts';

/** Warns of variables that resemble a setting. Reads names only, never a value. */
export function warnOfMistypedSettings(logger: Logger): void {
  for (const { name, meant } of findMistyped(namesInEnvironment(), variableNames))
    logger.warn({ variable: name, meant }, `${name} is no setting: did you mean ${meant}?`);
}
