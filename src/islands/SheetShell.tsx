import { sheetText } from '../messages/rooms/sheet.ts';
import { BottomSheet } from './BottomSheet.tsx';

/** The sheet as pages with cards have it in a template: with the elements that the script of lists fills from a card (client/product/sheet.ts). */
export const SheetShell = () => (
  <BottomSheet>
    <div className="product__pictures" />
    <div className="product__offer">
      <h2 className="product__title" data-title="">
        {sheetText.label}
      </h2>
      <div />
    </div>
    <p className="sheet__state" role="status">
      {sheetText.loading}
    </p>
  </BottomSheet>
);
