import { type ComponentType, useState } from 'react';
import { useSubmission } from '#ui/form/use-submission.ts';
import type { CardSecret } from '../subscriber.schema.ts';
import type { CardFormProps } from './card-form.tsx';

type OpenForm = { card: CardSecret; Form: ComponentType<CardFormProps> };

/** Opens a card form at a press: its code and the provider's secret are fetched together. */
export function useCardForm(fetchSecret: () => Promise<CardSecret>) {
  const { busy, submit } = useSubmission(() => ({ kind: 'error' }) as const);
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function open(): Promise<void> {
    const outcome = await submit(() => Promise.all([fetchSecret(), import('./card-form.tsx')]));
    if (!outcome) return;
    setHasFailed(outcome.kind === 'error');
    if (outcome.kind === 'error') return;
    const [card, { CardForm }] = outcome.value;
    setOpened({ card, Form: CardForm });
  }

  return { busy, opened, hasFailed, open, close: () => setOpened(null) };
}
