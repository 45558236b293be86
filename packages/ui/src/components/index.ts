// The shop's interface in native elements: buttons, fields, dialogs, prices, frames; every text and every link comes in by props.
// Not screens: nothing here fetches, knows a route, a translation or a product.
export { ActionLink, type ActionLinkProps } from './ActionLink.tsx';
export { Badge, type BadgeTone, Chip, ChipContent, type ChipProps, chipClasses } from './Badge.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClasses,
} from './Button.tsx';
export { Card, type CardProps } from './Card.tsx';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { classNames } from './class-names.ts';
export { ComboboxField, type ComboboxFieldProps } from './combobox/ComboboxField.tsx';
export {
  type ComboboxGroup,
  type ComboboxOption,
  ComboboxPopup,
  type ComboboxPopupProps,
  type ComboboxRemoval,
} from './combobox/ComboboxPopup.tsx';
export { type ComboboxState, closedCombobox } from './combobox/combobox-state.ts';
export { type ComboboxControl, type ComboboxControlOptions, useCombobox } from './combobox/use-combobox.ts';
export { Dialog, type DialogProps, Drawer, type DrawerProps } from './Dialog.tsx';
export { DialogOpener, type DialogOpenerProps } from './DialogOpener.tsx';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
  Disclosure,
  type DisclosureProps,
} from './Disclosure.tsx';
export { openDialog } from './dialog-control.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from './ErrorSummary.tsx';
export {
  FieldError,
  FieldFrame,
  type FieldFrameProps,
  type FieldTexts,
  useControlAttributes,
} from './FieldFrame.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
export {
  FooterColumn,
  type FooterColumnProps,
  FooterContents,
  FooterFrame,
  type FooterFrameProps,
  footerLook,
} from './FooterFrame.tsx';
export { HeaderFrame, type HeaderFrameProps } from './HeaderFrame.tsx';
export { Icon, type IconProps } from './Icon.tsx';
export { type IconName, iconPaths } from './icon-paths.ts';
export { Link, type LinkComponent, type LinkProps, LinkProvider } from './Link.tsx';
export { KnotMark, Logo, type LogoProps } from './Logo.tsx';
export { type NavigationItem, NavigationMenu, type NavigationMenuProps } from './NavigationMenu.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './Notice.tsx';
export { OptionSwatch, type OptionSwatchProps, OptionTick, type OptionTickProps } from './OptionTick.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { Price, type PriceProps } from './Price.tsx';
export { ProductGrid, ProductTile, type ProductTileProps } from './ProductTile.tsx';
export { Progress, type ProgressProps } from './Progress.tsx';
export { painted } from './painted.ts';
export { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField.tsx';
export {
  closeSidePanel,
  SidePanel,
  SidePanelOpener,
  type SidePanelOpenerProps,
  type SidePanelProps,
} from './SidePanel.tsx';
export { Skeleton, Spinner, type SpinnerProps } from './Spinner.tsx';
export { StarChoice, type StarChoiceProps, Stars, type StarsProps } from './Stars.tsx';
export { Swatch, type SwatchProps } from './Swatch.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
export { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from './TextField.tsx';
export { SkipLink, VisuallyHidden } from './VisuallyHidden.tsx';
export { hasPasskeys, WherePasskeys, type WherePasskeysProps } from './WherePasskeys.tsx';
