import { type ComponentProps, createContext, type FormEvent, type ReactNode, use } from 'react';
import { HiddenInputs } from './hidden-inputs.tsx';
import { Honeypot } from './honeypot.tsx';

/** The place at which browsers continue after a post: what the server answers. */
export const answerId = 'answer';

/**
 * A form that a browser without scripts has posted and that is shown again. The server renders the
 * page's own form with it; in a browser with scripts there is none.
 */
export type PostedForm = {
  /** The address that it is posted to. */
  action: string;
  /** The texts of its fields, by name. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with its refused fields, by name, in sentences. */
  errors: Readonly<Record<string, string>>;
  /** What stands above it: the refused fields once more, or why it was not accepted. */
  head: ReactNode;
  /** What stands in place of a part that needs scripts, such as a calendar. */
  part?: ReactNode;
  /** Sent along, unseen. */
  hidden: Readonly<Record<string, string>>;
};

/** The form that was posted to the page. */
export const PostedFormContext = createContext<PostedForm | null>(null);

export function usePostedForm(): PostedForm | null {
  return use(PostedFormContext);
}

/** Returns the value of the button that a form was sent by; empty without one. */
export function pressedValue({ nativeEvent }: FormEvent<HTMLFormElement>): string {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
}

type PageFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate'>;

/**
 * A form that scripts send, and that is posted to its page without them. An early press of one whose
 * address is a place on the page waits for the scripts (`early-presses.ts`).
 */
export function PageForm({ children, ...form }: PageFormProps) {
  const posted = usePostedForm();
  return (
    <>
      {posted?.head}
      <form {...form} action={posted?.action ?? `#${answerId}`} noValidate method="post">
        {children}
        {posted ? <HiddenInputs fields={posted.hidden} /> : null}
        <Honeypot />
      </form>
    </>
  );
}
