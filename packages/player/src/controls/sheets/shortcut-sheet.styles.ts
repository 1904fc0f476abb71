import { css } from 'lit';

export const shortcutSheetStyles = css`
  .shortcuts {
    columns: 2 220px;
    column-gap: 32px;
  }

  .shortcuts section {
    break-inside: avoid;
    margin-block-end: 16px;
  }

  .shortcuts section:first-child {
    break-inside: auto;
  }

  .shortcuts h3 {
    margin: 4px 0;
    color: var(--footlight-muted);
    font-size: 13px;
    font-weight: 400;
  }

  .shortcuts dl {
    margin: 0;
  }

  .shortcuts dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 32px;
    break-inside: avoid;
    border-block-end: 1px solid var(--footlight-line);
  }

  .shortcuts dd {
    display: flex;
    gap: 6px;
    margin: 0;
    white-space: nowrap;
  }

  .shortcuts kbd {
    display: inline-block;
    min-inline-size: 12px;
    margin-inline-start: 4px;
    padding: 2px 6px;
    text-align: center;
    color: var(--footlight-paper);
  }
`;
