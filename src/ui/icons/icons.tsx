// Icons that only some pages show, kept out of the code that every page loads.
import { Icon, type IconProps } from './icon.tsx';

export function IconArrowLeft(props: IconProps) {
  return <Icon {...props} shapes='<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>' />;
}

export function IconChevronLeft(props: IconProps) {
  return <Icon {...props} shapes='<path d="m15 18-6-6 6-6"/>' />;
}

export function IconChevronRight(props: IconProps) {
  return <Icon {...props} shapes='<path d="m9 18 6-6-6-6"/>' />;
}

export function IconCheckCircle(props: IconProps) {
  return (
    <Icon {...props} shapes='<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>' />
  );
}

export function IconCircle(props: IconProps) {
  return <Icon {...props} shapes='<circle cx="12" cy="12" r="10"/>' />;
}

export function IconCircleDot(props: IconProps) {
  return (
    <Icon {...props} shapes='<circle cx="12" cy="12" r="1"/><circle cx="12" cy="12" r="10"/>' />
  );
}

export function IconClock(props: IconProps) {
  return <Icon {...props} shapes='<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>' />;
}

export function IconGlobe(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20"/><path d="M2 12h20"/>'
    />
  );
}

export function IconVideo(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="m16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5"/><rect x="2" y="6" width="14" height="12" rx="2"/>'
    />
  );
}

export function IconEuro(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M4 10h12"/><path d="M4 14h9"/><path d="M19 6a7.7 7.7 0 0 0-5.2-2A7.9 7.9 0 0 0 6 12c0 4.4 3.5 8 7.8 8 2 0 3.8-.8 5.2-2"/>'
    />
  );
}

export function IconInfo(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>'
    />
  );
}

export function IconStar(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"/>'
    />
  );
}

export function IconTag(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z"/><circle cx="7.5" cy="7.5" r=".5" fill="currentColor"/>'
    />
  );
}

export function IconPlus(props: IconProps) {
  return <Icon {...props} shapes='<path d="M5 12h14"/><path d="M12 5v14"/>' />;
}

export function IconSearch(props: IconProps) {
  return <Icon {...props} shapes='<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>' />;
}

export function IconDownload(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>'
    />
  );
}

export function IconExternal(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M15 3h6v6"/><path d="M10 14 21 3"/><path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>'
    />
  );
}

export function IconRetry(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/>'
    />
  );
}

export function IconMailCheck(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8"/><path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7"/><path d="m16 19 2 2 4-4"/>'
    />
  );
}

export function IconPin(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>'
    />
  );
}

export function IconBuilding(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M10 12h4"/><path d="M10 8h4"/><path d="M14 21v-3a2 2 0 0 0-4 0v3"/><path d="M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2"/><path d="M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"/>'
    />
  );
}

export function IconReceipt(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M13 16H8"/><path d="M14 8H8"/><path d="M16 12H8"/><path d="M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z"/>'
    />
  );
}

export function IconShield(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/>'
    />
  );
}

export function IconCopy(props: IconProps) {
  return (
    <Icon
      {...props}
      shapes='<rect x="8" y="8" width="14" height="14" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>'
    />
  );
}
