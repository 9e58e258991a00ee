import { useTexts } from '#i18n/language-context.tsx';
import { Dialog } from '../../feedback/dialog.tsx';
import { Keys } from './keys.tsx';
import type { Shortcut } from './shortcut-keys.ts';
import { shortcutTexts } from './shortcuts.texts.ts';
import '../checkbox.css';
import '../layout/facts.css';

type ShortcutsDialogProps = {
  shortcuts: readonly Shortcut[];
  isOpen: boolean;
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
};

/** Every shortcut of what is shown, and the switch for those of a single letter. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { shortcuts, isOpen, areOn, onSwitch, onClose } = props;
  const t = useTexts(shortcutTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <p>{t('lead')}</p>
      <label className="check">
        <input
          type="checkbox"
          className="cb"
          checked={areOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        {t('on')}
      </label>
      <dl className="facts">
        {[...shortcuts, { key: '?', label: t('list') }].map(({ key, label }) => (
          <div key={key}>
            <dt>
              <Keys of={key} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
