import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { Unbroken } from '#i18n/unbroken.tsx';
import { IconAlert, IconClose } from '../../icons/frame-icons.tsx';
import { IconCheckCircle, IconInfo } from '../../icons/icons.tsx';
import { type Toast, toastDurationMs, toastStore } from './toast-store.ts';
import '../../controls/icon-button.css';
import './toaster.css';

export type ToasterLabels = {
  /** Name of the region; `{hotkey}` is replaced by F8. */
  viewport: string;
  /** Spoken before each announcement. */
  notification: string;
  /** Name of the close button; `{title}` is replaced by the title of the toast. */
  close: string;
};

const noToasts: readonly Toast[] = [];

/**
 * Renders the toasts of the store. Load it after hydration: it renders style attributes, which the
 * content security policy refuses in server HTML.
 */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => noToasts);
  return (
    <Provider
      label={labels.notification}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />
      ))}
      <Viewport asChild hotkey={['F8']} label={labels.viewport}>
        <div className="toaster" />
      </Viewport>
    </Provider>
  );
}

const variants = {
  success: { className: 'toast', Icon: IconCheckCircle },
  info: { className: 'toast toast--info', Icon: IconInfo },
  destructive: { className: 'toast toast--bad', Icon: IconAlert },
};

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { className, Icon } = variants[toast.variant];
  const isDestructive = toast.variant === 'destructive';
  // Radix announces toasts in an element of its own; `aria-live="off"` prevents a second announcement.
  return (
    <Root
      asChild
      type={isDestructive ? 'foreground' : 'background'}
      duration={toast.duration}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toastStore.dismiss(toast.id);
      }}
    >
      <div className={className} role={isDestructive ? 'alert' : 'status'} aria-live="off">
        <Icon />
        <div>
          <Title asChild>
            <b>
              <Unbroken>{toast.title}</Unbroken>
            </b>
          </Title>
          {toast.description ? (
            <Description asChild>
              <p>{toast.description}</p>
            </Description>
          ) : null}
        </div>
        <Close className="x" aria-label={closeLabel.replace('{title}', toast.title)}>
          <IconClose />
        </Close>
      </div>
    </Root>
  );
}
