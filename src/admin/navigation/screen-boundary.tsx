import { Component, type ReactNode } from 'react';
import { ScreenFailure } from './screen-failure.tsx';

/** Keeps the frame usable when a screen throws. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ScreenFailure /> : this.props.children;
  }
}
