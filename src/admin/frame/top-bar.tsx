import { PaletteButton } from '../palette/palette-button.tsx';
import { BrandLink } from './brand-link.tsx';
import './top-bar.css';

/** The bar at the top of a phone. */
export function TopBar() {
  return (
    <header className="obar">
      <BrandLink />
      <PaletteButton iconOnly />
    </header>
  );
}
