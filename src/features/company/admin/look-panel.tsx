import { useId, useState } from 'react';
import { isHex } from '#core/look/colour.ts';
import { isDoorName, lookCodeOf } from '#core/look/look-code.ts';
import { adjustmentsOf, type LookColours, ownColours } from '#core/look/look-colours.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Note } from '#ui/admin/note.tsx';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { companyQuery } from '../company.ts';
import {
  type CompanySettings,
  companySettingsQuery,
  presentOf,
  saveCompanyField,
} from '../company-settings.ts';
import { lookTexts } from './look.texts.ts';
import { LookSample } from './look-sample.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import '#ui/admin/layout/save-bar.css';
import './look-panel.css';

type Which = keyof LookColours;
const fieldOf = { wall: 'wallColour', accent: 'accentColour' } as const;
const both: readonly Which[] = ['wall', 'accent'];

/** The colours that are stored, those of the site where none are. */
function storedColours({ fields }: CompanySettings): LookColours {
  const of = (which: Which) => String(fields[fieldOf[which]]?.value || ownColours[which]);
  return { wall: of('wall'), accent: of('accent') };
}

/** A colour that is typed in three signs is the one of six: `#fe0`. */
const whole = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

type ColourFieldProps = {
  which: Which;
  value: string;
  /** What both colours become, while both are colours. */
  colours: LookColours | null;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** A colour: chosen in a picture of all of them, or written as its code; below it, what becomes of it. */
function ColourField({ which, value, colours, readOnly, onChange }: ColourFieldProps) {
  const t = useTexts(lookTexts);
  const id = useId();
  const adjusted = colours
    ? adjustmentsOf(colours)
        .filter((one) => one.of === which)
        .map(({ what, used }) => {
          if (which === 'accent') return t('accentText', { used });
          return what === 'ink' ? t('ink') : t('text', { used });
        })
    : [];
  const isColour = isHex(whole(value));
  return (
    <div className="look-field">
      <div className="field">
        <span className="lbl">
          <label htmlFor={id}>{t(which)}</label>
        </span>
        <input
          id={id}
          type="color"
          className="look-colour"
          value={isColour ? whole(value) : ownColours[which]}
          disabled={readOnly}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className="hint">{t(which === 'wall' ? 'wallHint' : 'accentHint')}</span>
      </div>
      <TextField
        label={t('code', { name: t(which) })}
        value={value}
        error={isColour ? undefined : t('invalid')}
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="quiet" id={`${id}-note`} role="status">
        {isColour ? adjusted.join(' ') || t('fits') : null}
      </p>
      {readOnly || whole(value) === ownColours[which] ? null : (
        <Button variant="soft" onClick={() => onChange(ownColours[which])}>
          {t('reset')}
        </Button>
      )}
    </div>
  );
}

/** Puts other colours on the page that is open, as its next reading would. */
function wearLook(code: string): void {
  const [worn] = document.querySelectorAll<HTMLLinkElement>('link[data-look]');
  if (code === '') {
    worn?.remove();
    return;
  }
  const link = worn ?? document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/look/${code}.css`;
  link.dataset.look = '';
  if (!worn) document.head.append(link);
}

/** The look of the site: two colours, from which all others follow, shown before they are used. */
export function LookPanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(lookTexts);
  return (
    <SettingsPanel title={t('title')} use={t('use')} lead={t(mayChange ? 'lead' : 'readOnly')}>
      {(settings) => <Colours settings={settings} mayChange={mayChange} />}
    </SettingsPanel>
  );
}

function Colours({ settings, mayChange }: { settings: CompanySettings; mayChange: boolean }) {
  const t = useTexts(lookTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const offerUndo = useUndo();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const [draft, setDraft] = useState<LookColours | null>(null);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const stored = storedColours(settings);
  const chosen = String(settings.fields.door?.value ?? '');
  const door = isDoorName(chosen) ? chosen : 'arch';
  const typed = draft ?? stored;
  const tidy = { wall: whole(typed.wall), accent: whole(typed.accent) };
  const colours = isHex(tidy.wall) && isHex(tidy.accent) ? tidy : null;
  const isChanged = tidy.wall !== stored.wall || tidy.accent !== stored.accent;

  /** Stores the colours that differ from those of some fields, and returns the fields as they are then. */
  async function store(
    wanted: LookColours,
    fields: CompanySettings['fields'],
  ): Promise<CompanySettings['fields']> {
    const after = { ...fields };
    for (const which of both) {
      const field = fieldOf[which];
      const value = wanted[which] === ownColours[which] ? '' : wanted[which];
      const { value: before = '', revision = 0 } = after[field] ?? {};
      if (before === value) continue;
      after[field] = await saveCompanyField(field, { value, revision, locale: language });
    }
    return after;
  }

  async function show(wanted: LookColours): Promise<void> {
    wearLook(lookCodeOf({ ...wanted, door }));
    client.invalidate(companyQuery().queryKey[0]);
    await client.refetchQuery(companySettingsQuery());
    setDraft(null);
  }

  async function save(): Promise<void> {
    if (colours === null) return;
    setIsOvertaken(false);
    await run(
      () =>
        store(colours, settings.fields).catch(async (failed) => {
          if (!presentOf(failed)) throw failed;
          await client.refetchQuery(companySettingsQuery());
          setIsOvertaken(true);
          return null;
        }),
      async (after) => {
        if (after === null) return;
        await show(colours);
        showToast({ title: t('saved') });
        offerUndo({
          text: t('saved'),
          undo: async () => {
            await store(stored, after);
            await show(stored);
          },
        });
      },
    );
  }

  return (
    <div className="stack saves">
      <div className="look-fields">
        {both.map((which) => (
          <ColourField
            key={which}
            which={which}
            value={typed[which]}
            colours={colours}
            readOnly={!mayChange}
            onChange={(value) => setDraft({ ...typed, [which]: value })}
          />
        ))}
      </div>
      <LookSample colours={colours ?? stored} />
      {isOvertaken ? <Note tone="warn" isAlert title={t('changed')} /> : null}
      <FailureNote failure={failure} />
      {mayChange && isChanged ? (
        <div className="row save-bar">
          <Button busy={busy} disabled={colours === null} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button
            variant="soft"
            onClick={() => {
              setDraft(null);
              setIsOvertaken(false);
              forget();
            }}
          >
            {t('discard')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
