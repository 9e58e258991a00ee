import { useState } from 'react';
import { copyAddress } from '#core/picture.ts';
import type { ChosenPicture } from '#features/files/components/choose-file.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';
import { fieldTexts } from './fields.texts.ts';
import '#features/files/components/file-thumb.css';
import './picture-field.css';

const loadChoice = () =>
  import('#features/files/components/choose-file.tsx').then((part) => part.ChooseFile);

/** Tiles that are drawn from their names, in no particular order. */
const tiles = Array.from({ length: 12 }, (_, index) => `/art/post-tile-${index + 1}.svg`);

function kindOf(address: string): 'noPicture' | 'isTile' | 'isUpload' {
  if (address === '') return 'noPicture';
  return address.startsWith('/files/') ? 'isUpload' : 'isTile';
}

/** A picture that was just uploaded is shown as it came: its copies are still being made. */
function thumbOf(address: string, file: ChosenPicture['file']): string {
  const { state, widths: [smallest] = [] } = file?.picture ?? {};
  if (state === 'ready' && smallest) return copyAddress(address, smallest, 'webp');
  return file?.url ?? address;
}

/** A picture of the library, one of this device, or a drawn tile; the value is its address. */
export function PictureField({ field, name, value, note, onChange }: FieldProps<'picture'>) {
  const t = useTexts(fieldTexts);
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const address = String(value ?? '');
  const file = chosen?.address === address ? chosen.file : null;
  const kind = kindOf(address);

  function choose(picture: ChosenPicture): void {
    setChosen(picture);
    setIsOpen(false);
    onChange(picture.address);
  }

  return (
    <fieldset className="field picture-field">
      <legend>{labelOf(language, name)}</legend>
      {address === '' ? (
        <span className="files-thumb files-thumb--none" aria-hidden="true" />
      ) : (
        <img key={address} className="files-thumb" src={thumbOf(address, file)} alt="" />
      )}
      <div>
        <span>{file ? file.name : t(kind)}</span>
        <Button variant="soft" onClick={() => setIsOpen(true)}>
          {t(address === '' ? 'choosePicture' : 'changePicture')}
        </Button>
        {address !== '' && !field.required ? (
          <button type="button" className="btn btn--text" onClick={() => onChange('')}>
            {t('clearPicture')}
          </button>
        ) : null}
        {note ? <span className="hint">{note}</span> : null}
      </div>
      <LatePart
        isNeeded={isOpen}
        load={loadChoice}
        of={{ isOpen, onClose: () => setIsOpen(false), onChoose: choose, tiles }}
      />
    </fieldset>
  );
}
