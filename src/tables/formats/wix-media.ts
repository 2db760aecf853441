/** Where Wix keeps the files that its exports name. */
export const WIX_MEDIA = 'https://static.wixstatic.com/media/';
