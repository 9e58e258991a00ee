import { useSyncExternalStore } from 'react';
import { sharedStore } from '#core/browser-storage.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { IconAlert } from '../icons/frame-icons.tsx';
import './offline-bar.css';

const texts = defineTexts({
  en: {
    title: 'No connection',
    text: 'What was read stays here. What you write is kept in this browser; send it when the connection is back.',
    textHere:
      'What was read stays here. This browser keeps nothing for this site, so leave this page open until the connection is back.',
  },
  pt: {
    title: 'Sem ligação',
    text: 'O que já foi lido fica aqui. O que escrever fica guardado neste navegador; envie quando a ligação voltar.',
    textHere:
      'O que já foi lido fica aqui. Este navegador não guarda nada deste site: deixe esta página aberta até a ligação voltar.',
  },
});

function subscribe(listener: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener);
  };
}

/** Says so while the browser has no connection; nothing while it has one. */
export function OfflineBar() {
  const t = useTexts(texts);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite">
      {isOnline ? null : (
        <p className="offbar">
          <IconAlert />
          <span>
            <b>{t('title')}.</b> {t(sharedStore.keeps() ? 'text' : 'textHere')}
          </span>
        </p>
      )}
    </div>
  );
}
