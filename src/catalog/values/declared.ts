import type { TaxClass } from '../../core/tax/gst.ts';

export interface Party {
  readonly name: string;
  readonly address: string;
}

export interface NetQuantity {
  readonly value: number;
  readonly unit: 'N' | 'g' | 'kg' | 'ml' | 'l' | 'cm' | 'm';
  /** As the editor wrote it: "1 N", "Pack of 2", "100 ml". */
  readonly text: string;
}

/** Declarations of the Legal Metrology (Packaged Commodities) Rules 2011, rule 6. Those that the catalogue lacks are missing. */
export interface Declarations {
  readonly genericName?: string;
  readonly countryOfOrigin?: string;
  readonly netQuantity?: NetQuantity;
  readonly maker?: Party;
  readonly packer?: Party;
  readonly importer?: Party;
  readonly dimensions?: string;
  readonly bestBefore?: string;
  readonly warranty?: string;
  /** HSN code of the goods. */
  readonly hsn?: string;
  /** The product's own, else its category's. */
  readonly taxClass?: TaxClass;
  /** Goods and services tax in percent; missing where it follows from tax class and HSN code. */
  readonly gstRate?: number;
  readonly consumerCare: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
}
