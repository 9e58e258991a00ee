/** What was typed into a form that was refused, and why, by field; both empty in a page as it is opened. */
export type Typed = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export const nothingTyped: Typed = { values: {}, errors: {} };
