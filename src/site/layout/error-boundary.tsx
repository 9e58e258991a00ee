import { Component, type ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { layoutTexts } from './layout.texts.ts';

type ErrorBoundaryProps = { children: ReactNode };

function BrokenPage() {
  const t = useTexts(layoutTexts);
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{t('errorTitle')}</h1>
        <p>{t('errorText')}</p>
        <p>
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        </p>
      </div>
    </div>
  );
}

/** Keeps the frame usable when a screen throws. Its key gives each new page a new boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
