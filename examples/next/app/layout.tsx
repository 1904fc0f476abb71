import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './style.css';

export const metadata: Metadata = {
  title: 'Film night, in Next.js',
  icons: 'data:,',
  // Where the elements find your service.
  other: { 'footlight-origin': process.env.FOOTLIGHT_ORIGIN ?? 'http://localhost:4600' },
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
