import { Component, type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import type { BrokenSectionProps, SectionName } from './broken-section.tsx';

type Broken = ComponentType<BrokenSectionProps>;

/**
 * What stands in place of a section that throws while the server renders sections apart; null while
 * it renders the page whole. Each boundary would be hydrated by itself, so that presses are lost.
 */
export const SectionsApart = createContext<Broken | null>(null);

type PageSectionProps = { name: SectionName; children: ReactNode };
type State = { isBroken: boolean; Broken: Broken | null };

class Boundary extends Component<PageSectionProps, State> {
  override state: State = { isBroken: false, Broken: null };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    // Loaded here alone, so that no page's first load contains it.
    import('./broken-section.tsx').then(
      ({ BrokenSection }) => this.setState({ Broken: BrokenSection }),
      () => {},
    );
  }

  override render() {
    const { name, children } = this.props;
    const { isBroken, Broken } = this.state;
    if (!isBroken) return children;
    return Broken ? <Broken name={name} /> : null;
  }
}

/** A section of a page that fails alone: if it throws, the others stay and a box names it. */
export function PageSection({ name, children }: PageSectionProps) {
  const Apart = use(SectionsApart);
  const section = Apart ? (
    <Suspense fallback={<Apart name={name} />}>{children}</Suspense>
  ) : (
    children
  );
  return <Boundary name={name}>{section}</Boundary>;
}
