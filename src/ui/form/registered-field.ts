import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';

type Form<Input extends FieldValues> = {
  register: UseFormRegister<Input>;
  errors: FieldErrors<Input>;
};

/** Input types and autocomplete tokens of a person's contact fields. */
export const personFields = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/**
 * Returns a function that registers a field by name and adds the message of its error, which
 * `sentence` finds by code.
 */
export function registeredField<Input extends FieldValues>(
  { register, errors }: Form<Input>,
  sentence: (field: string, code: string) => string,
) {
  return function field(name: Path<Input>) {
    const code = errors[name]?.message;
    return {
      ...register(name),
      error: typeof code === 'string' && code !== '' ? sentence(name, code) : undefined,
    };
  };
}
