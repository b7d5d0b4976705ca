import texts from '../i18n/zh/code.json' with {type: 'json'};

/** What the menu of a phone says, before the application runs as well. */
export const menuTexts = {
  close: texts['theme.docs.sidebar.closeSidebarButtonAriaLabel'].message,
  back: texts['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'].message,
  languages: texts['theme.navbar.mobileLanguageDropdown.label'].message,
  expand: texts['theme.navbar.mobileDropdown.collapseButton.expandAriaLabel'].message,
};
