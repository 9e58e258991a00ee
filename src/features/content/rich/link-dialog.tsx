import { type FormEvent, useId, useRef, useState } from 'react';
import { readLinkAddress } from '#core/link-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { richTexts } from './rich.texts.ts';

type LinkDialogProps = {
  /** The address of the link that is changed; empty for a new one. */
  address: string;
  onClose: () => void;
  onSet: (address: string | null) => void;
};

/** Returns an address as it was meant: one without a beginning is a website or a mailbox. */
function completeAddress(typed: string): string {
  const address = typed.trim();
  if (readLinkAddress(address) !== null || address === '') return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^[^\s/:]+\.[^\s/:]{2,}(\/\S*)?$/.test(address) ? `https://${address}` : address;
}

/** Asks where a link leads. */
export function LinkDialog({ address, onClose, onSet }: LinkDialogProps) {
  const t = useTexts(richTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address);
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Within the form of the record.
    event.stopPropagation();
    const complete = completeAddress(typed);
    if (readLinkAddress(complete) === null) setIsWrong(true);
    else onSet(complete);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('link')}
      closeLabel={t('close')}
      initialFocus={field}
      footer={
        <>
          {address === '' ? null : (
            <Button variant="soft" onClick={() => onSet(null)}>
              {t('removeLink')}
            </Button>
          )}
          <Button type="submit" form={id}>
            {t('setLink')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t('address')}
          hint={t('addressHint')}
          error={isWrong ? t('wrongAddress') : undefined}
          inputMode="url"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
