import type { ReactNode } from 'react';

/* Own drawings on a grid of 20; they say nothing to a screen reader, the button around them does. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path d="M10 4.5v.01M10 10v.01M10 15.5v.01" strokeWidth="2.4" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);
export const TrashIcon = () => (
  <Icon>
    <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="M4.5 10.5l3.5 3.5 7.5-8" />
  </Icon>
);
export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M16 10H4M9 5l-5 5 5 5" />
  </Icon>
);
export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M10 3v10M6 9.5l4 4 4-4M4 17h12" />
  </Icon>
);
export const ExpandIcon = () => (
  <Icon>
    <path d="M12 4h4v4M8 16H4v-4M16 4l-5 5M4 16l5-5" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M3.5 6h13M3.5 10h13M3.5 14h13" />
  </Icon>
);
export const ChevronDownIcon = () => (
  <Icon>
    <path d="M5.5 8l4.5 4.5L14.5 8" />
  </Icon>
);
export const WarningIcon = () => (
  <Icon>
    <path d="M10 3.5L17.5 16h-15zM10 8.5v3.5M10 14v.01" />
  </Icon>
);
export const LockIcon = () => (
  <Icon>
    <path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 016 0V9" />
  </Icon>
);
export const DocumentIcon = () => (
  <Icon>
    <path d="M5 3h7l3 3v11H5zM8 9h4M8 12h4" />
  </Icon>
);
export const BulbIcon = () => (
  <Icon>
    <path d="M7.5 14.5h5M8.5 17h3M6.5 11a4.5 4.5 0 117 0c-.6.8-1 1.4-1 2.2h-5c0-.8-.4-1.4-1-2.2z" />
  </Icon>
);
