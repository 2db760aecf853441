/** Settings of the API host that only the merchant knows, for a file of environment variables. */
export const HOST_SETTINGS = `# Encrypts the keys of operators' one-time codes. Make it with: openssl rand -hex 32. Keep a copy elsewhere.
CODES_KEY=
# Without a mail server, mail is only written into a folder.
MAIL_SMTP_URL=
MAIL_FROM=
# Keys of one payment provider, Cashfree, Razorpay or PhonePe, or a UPI ID of your own with its owner's name; without them the shop takes cash on delivery only.
CASHFREE_APP_ID=
CASHFREE_SECRET=
# RAZORPAY_KEY_ID=
# RAZORPAY_KEY_SECRET=
# RAZORPAY_WEBHOOK_SECRET=
# PHONEPE_CLIENT_ID=
# PHONEPE_CLIENT_SECRET=
# PHONEPE_WEBHOOK_USER=
# PHONEPE_WEBHOOK_PASSWORD=
# UPI_ID=
# UPI_NAME=
`;

/** The address at which a build asks the API host, once there is one. */
export const formatBuildSettings = (
  apiUrl: string,
): string => `# What a build asks the API host for, so that pages show what is sold out and the reviews that you have approved. Remove
# the # when the host answers.
# STOCK_URL=${apiUrl}/stock
# REVIEWS_URL=${apiUrl}/reviews
`;

/** How many days backups are kept, as in the manual of the API host. */
export const BACKUP_DAYS = 30;
