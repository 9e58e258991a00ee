import { useState } from 'react';
import { copyAddress } from '#core/picture.ts';
import type { ChosenPicture } from '#features/files/components/choose-file.tsx';
import { PictureWords } from '#features/files/components/picture-words.tsx';
import { fileQuery } from '#features/files/files.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import { companyQuery } from '../company.ts';
import { lookTexts } from './look.texts.ts';

const loadChoice = () =>
  import('#features/files/components/choose-file.tsx').then((part) => part.ChooseFile);

const idIn = (address: string) => address.split('/')[2] ?? '';

type LookPictureProps = {
  label: string;
  /** What is there without a picture. */
  none: string;
  /** What is said where nobody has written an alternative text. */
  altHint: string;
  address: string;
  busy: boolean;
  readOnly: boolean;
  /** Shows it whole on both grounds, as a logo, not cut. */
  isWhole?: boolean;
  /** Whether it has a light ground on the dark one. */
  hasPlate?: boolean;
  onChoose: (address: string) => void;
};

type ChosenProps = Pick<
  LookPictureProps,
  'address' | 'altHint' | 'readOnly' | 'isWhole' | 'hasPlate'
>;

/** The picture that is chosen, and what is said of it. */
function Chosen({ address, altHint, readOnly, isWhole, hasPlate }: ChosenProps) {
  const client = useQueryClient();
  const t = useTexts(lookTexts);
  const { data: file } = useQuery(fileQuery(idIn(address)));
  const picture = file?.picture ?? null;
  const [smallest] = picture?.widths ?? [];
  const isReady = picture?.state === 'ready' && smallest !== undefined;
  const made = useQuery(companyQuery()).data?.look?.logo?.address;
  const copy = isReady ? copyAddress(address, smallest, 'webp') : file?.url;
  const shown = isWhole ? (made ?? copy) : copy;
  return (
    <>
      <div className={isWhole ? 'look-shown look-shown--whole' : 'look-shown'}>
        {shown ? <img src={shown} alt="" /> : null}
        {shown && isWhole ? (
          <span className="look-shown__dark">
            <img src={shown} alt="" className={hasPlate ? 'look-shown__plate' : undefined} />
          </span>
        ) : null}
      </div>
      {picture?.state === 'failed' ? <p className="err">{t('notReadable')}</p> : null}
      {file && picture ? (
        <PictureWords
          key={file.id}
          id={file.id}
          picture={picture}
          hint={altHint}
          readOnly={readOnly}
          onSaved={() => client.invalidate(companyQuery().queryKey[0])}
        />
      ) : null}
    </>
  );
}

/** A picture of the look: shown, chosen of the library or this device, described, and taken away. */
export function LookPicture(props: LookPictureProps) {
  const { label, none, address, busy, readOnly, onChoose } = props;
  const t = useTexts(lookTexts);
  const [isOpen, setIsOpen] = useState(false);

  function choose(chosen: ChosenPicture): void {
    setIsOpen(false);
    if (chosen.address !== address) onChoose(chosen.address);
  }

  return (
    <fieldset className="look-picture">
      <legend>{label}</legend>
      {address === '' ? <p className="quiet">{none}</p> : <Chosen {...props} />}
      {readOnly ? null : (
        <div className="row">
          <Button variant="soft" busy={busy} onClick={() => setIsOpen(true)}>
            {t(address === '' ? 'choose' : 'change')}
            <span className="sr">: {label}</span>
          </Button>
          {address === '' ? null : (
            <Button variant="soft" busy={busy} onClick={() => onChoose('')}>
              {t('takeAway')}
              <span className="sr">: {label}</span>
            </Button>
          )}
        </div>
      )}
      <LatePart
        isNeeded={isOpen}
        load={loadChoice}
        of={{ isOpen, onClose: () => setIsOpen(false), onChoose: choose }}
      />
    </fieldset>
  );
}
