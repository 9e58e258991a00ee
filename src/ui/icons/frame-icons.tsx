// Icons of the page frame and of basic components, part of the first load of every page.
import { Icon, type IconProps } from './icon.tsx';

export function IconArrowRight(props: IconProps) {
  return <Icon {...props} shapes='<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>' />;
}

export function IconClose(props: IconProps) {
  return <Icon {...props} shapes='<path d="M18 6 6 18"/><path d="m6 6 12 12"/>' />;
}

export function IconMenu(props: IconProps) {
  return <Icon {...props} shapes='<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>' />;
}

export function IconPhone(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>'
    />
  );
}

export function IconMail(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>'
    />
  );
}

export function IconCalendar(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M8 2v3"/><path d="M16 2v3"/><rect x="3" y="3" width="18" height="18" rx="2"/><path d="M3 9h18"/><path d="M8 13h.01"/><path d="M12 13h.01"/><path d="M16 13h.01"/><path d="M8 17h.01"/><path d="M12 17h.01"/><path d="M16 17h.01"/>'
    />
  );
}

export function IconSpeech(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>'
    />
  );
}

export function IconLanguage(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="m5 8 6 6"/><path d="m4 14 6-6 2-3"/><path d="M2 5h12"/><path d="M7 2h1"/><path d="m22 22-5-10-5 10"/><path d="M14 18h6"/>'
    />
  );
}

export function IconLock(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<circle cx="12" cy="16" r="1"/><rect x="3" y="10" width="18" height="12" rx="2"/><path d="M7 10V7a5 5 0 0 1 10 0v3"/>'
    />
  );
}

export function IconCheck(props: IconProps) {
  return <Icon {...props} shapes='<path d="M20 6 9 17l-5-5"/>' />;
}

export function IconAlert(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>'
    />
  );
}

export function IconHelp(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"/><path d="M12 17h.01"/>'
    />
  );
}
