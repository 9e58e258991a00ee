import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '#features/files/components/choose-file.tsx';
import type { Language } from '#i18n/language.ts';
import { LatePart } from '#ui/admin/late-part.tsx';
import { pickedPicture } from '../writing/picked-picture.ts';
import { type PickedPicture, type PickPicture, PicturePicker } from '../writing/picture-picker.ts';

const loadChoice = () =>
  import('#features/files/components/choose-file.tsx').then((part) => part.ChooseFile);

type Request = { language: Language; resolve: (picture: PickedPicture | null) => void };

/** Lets the texts within it insert pictures of the library. */
export function LibraryPictures({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request | null>(null);
  const resolveLater = useRef<(() => void) | null>(null);
  const pick = useCallback<PickPicture>(
    (language) => new Promise((resolve) => setRequest({ language, resolve })),
    [],
  );

  // While the dialog is open, nothing behind it can be focused or typed into.
  useEffect(() => {
    if (request !== null) return;
    resolveLater.current?.();
    resolveLater.current = null;
  }, [request]);

  function finish(chosen: ChosenPicture | null): void {
    if (request === null) return;
    const picture = chosen && pickedPicture(chosen, request.language);
    resolveLater.current = () => request.resolve(picture);
    setRequest(null);
  }

  return (
    <PicturePicker value={pick}>
      {children}
      <LatePart
        isNeeded={request !== null}
        load={loadChoice}
        of={{ isOpen: request !== null, onClose: () => finish(null), onChoose: finish }}
      />
    </PicturePicker>
  );
}
