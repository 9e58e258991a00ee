import { useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { IconMail } from '#ui/icons/frame-icons.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Manager } from '../../portal.ts';
import { usePortalActions } from '../../portal-actions.ts';
import './contact-manager.css';

/** A button and its dialog. In the demo the dialog's send button performs no action. */
export function ContactManager({ manager }: { manager: Manager }) {
  const t = useTexts(portalTexts);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const close = () => setIsOpen(false);
  const actions = usePortalActions();
  const [problem, setProblem] = useState<string | null>(null);
  async function send(): Promise<void> {
    if (!actions) return;
    const said = await actions.send(box.current?.value ?? '');
    setProblem(said);
    if (said === null) close();
  }
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconMail />
        {t('contactManager')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('contactManager')}
        closeLabel={t('close')}
        initialFocus={box}
        footer={
          <>
            <Button variant="line" size="sm" onClick={close}>
              {t('cancel')}
            </Button>
            <Button size="sm" onClick={() => void send()}>
              {t('sendMessage')}
            </Button>
          </>
        }
      >
        <div className="portal-contact">
          <p>{t('contactNote', { name: manager.name })}</p>
          <TextareaField
            ref={box}
            name="message"
            label={t('message')}
            placeholder={t('contactPlaceholder')}
            hint={actions ? undefined : t('contactDemo')}
            error={problem ?? undefined}
          />
        </div>
      </Dialog>
    </>
  );
}
