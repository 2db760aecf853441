/** The exact texts of the error catalogue (section 8). */
export const LOGIN_MESSAGES = {
  unknownAccount: 'Email Id is Not Register..! Please Register',
  wrongPassword: 'Invalid Login Details',
  failedTitle: 'Oops...',
  failedText: 'Something went wrong!',
  failedLink: 'Why do I have this issue?',
} as const;
