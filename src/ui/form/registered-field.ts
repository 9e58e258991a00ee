import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';

type Form<Input extends FieldValues> = {
  register: UseFormRegister<Input>;
  errors: FieldErrors<Input>;
};

/** What browsers and phones know of the fields by which a person introduces herself. */
export const personFields = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/**
 * Ties fields to a form: each by its name, with the sentence for the code of its error, which
 * `sentence` finds.
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
