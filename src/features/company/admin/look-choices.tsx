import { doorNames, formatLookCode } from '#core/look/look-code.ts';
import { ownColours } from '#core/look/look-colours.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Note } from '#ui/admin/note.tsx';
import type { CompanySettings, LookField } from '../company-settings.ts';
import { lookTexts } from './look.texts.ts';
import { LookPicture } from './look-picture.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useLookField } from './use-look-field.ts';
import './look-choices.css';

type ChoicesProps = { settings: CompanySettings; mayChange: boolean };
type Choosing = ReturnType<typeof useLookField>;

function Outcome({ choosing: { isOvertaken, failure } }: { choosing: Choosing }) {
  const t = useTexts(lookTexts);
  return (
    <>
      {isOvertaken ? <Note tone="warn" isAlert title={t('overtaken')} /> : null}
      <FailureNote failure={failure} />
    </>
  );
}

type SwitchProps = { field: LookField; on: string; off: string; label: string; hint: string };

/** A choice of two, stored when it is pressed. */
function Switch({
  field,
  on,
  off,
  label,
  hint,
  choosing,
  readOnly,
}: SwitchProps & {
  choosing: Choosing;
  readOnly: boolean;
}) {
  const { stored, choose, busy } = choosing;
  return (
    <label className="look-switch">
      <input
        type="checkbox"
        checked={stored(field) === on}
        disabled={readOnly || busy}
        onChange={({ target }) => void choose(field, target.checked ? on : off)}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}

function LogoChoices({ settings, mayChange }: ChoicesProps) {
  const t = useTexts(lookTexts);
  const choosing = useLookField(settings);
  const { stored, choose, busy } = choosing;
  const shared = { choosing, readOnly: !mayChange };
  const address = stored('logo');
  return (
    <>
      <LookPicture
        label={t('logo')}
        none={t('noLogo')}
        altHint={t('logoAlt')}
        address={address}
        busy={busy}
        readOnly={!mayChange}
        isWhole
        hasPlate={stored('logoPlate') === 'plate'}
        onChoose={(chosen) => void choose('logo', chosen)}
      />
      {address === '' ? null : (
        <>
          <Switch
            {...shared}
            field="logoName"
            on="within"
            off="beside"
            label={t('hasName')}
            hint={t('hasNameHint')}
          />
          <Switch
            {...shared}
            field="logoPlate"
            on="plate"
            off="plain"
            label={t('needsPlate')}
            hint={t('needsPlateHint')}
          />
        </>
      )}
      <Outcome choosing={choosing} />
    </>
  );
}

function DoorChoices({ settings, mayChange }: ChoicesProps) {
  const t = useTexts(lookTexts);
  const choosing = useLookField(settings);
  const { stored, choose, busy } = choosing;
  const colours = {
    wall: stored('wallColour') || ownColours.wall,
    accent: stored('accentColour') || ownColours.accent,
  };
  return (
    <>
      <fieldset className="look-doors">
        <legend>{t('door')}</legend>
        {doorNames.map((door) => (
          <label key={door} className="look-door">
            <input
              type="radio"
              name="door"
              checked={stored('door') === door}
              disabled={!mayChange || busy}
              onChange={() => void choose('door', door)}
            />
            <img
              src={`/art/door-day-bare.svg?l=${formatLookCode({ ...colours, door })}`}
              alt=""
              width="600"
              height="650"
            />
            <span>{t(`door_${door}`)}</span>
          </label>
        ))}
      </fieldset>
      <LookPicture
        label={t('view')}
        none={t('noView')}
        altHint={t('viewAlt')}
        address={stored('heroPicture')}
        busy={busy}
        readOnly={!mayChange}
        onChoose={(chosen) => void choose('heroPicture', chosen)}
      />
      <LookPicture
        label={t('share')}
        none={t('noShare')}
        altHint={t('shareAlt')}
        address={stored('sharePicture')}
        busy={busy}
        readOnly={!mayChange}
        onChoose={(chosen) => void choose('sharePicture', chosen)}
      />
      <Outcome choosing={choosing} />
    </>
  );
}

/** The logo of the company, in place of the mark of the site. */
export function LogoPanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(lookTexts);
  return (
    <SettingsPanel
      title={t('logo')}
      use={t('logoUse')}
      lead={t(mayChange ? 'logoLead' : 'readOnly')}
    >
      {(settings) => <LogoChoices settings={settings} mayChange={mayChange} />}
    </SettingsPanel>
  );
}

/** The door of the site, what it opens on, and the picture of shared links. */
export function DoorPanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(lookTexts);
  return (
    <SettingsPanel
      title={t('doorTitle')}
      use={t('doorUse')}
      lead={t(mayChange ? 'doorLead' : 'readOnly')}
    >
      {(settings) => <DoorChoices settings={settings} mayChange={mayChange} />}
    </SettingsPanel>
  );
}
