import { Component, type ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { getKeptAnswer, keepAnswer } from '#ui/feedback/kept-answer.ts';
import { layoutTexts } from './layout.texts.ts';

type ErrorBoundaryProps = { children: ReactNode };

function BrokenPage() {
  const t = useTexts(layoutTexts);
  const answer = getKeptAnswer();
  return (
    <div className="page-head" role="alert">
      <div className="wrap">
        <h1>{answer ? (answer.title ?? t('answered')) : t('errorTitle')}</h1>
        {answer?.text ? <p>{answer.text}</p> : null}
        <p>{t(answer ? 'answeredText' : 'errorText')}</p>
        <p>
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        </p>
      </div>
    </div>
  );
}

/**
 * Keeps the frame usable when a screen throws, and says what was stored before. Its key gives each new
 * page a new boundary.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    keepAnswer(null);
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
