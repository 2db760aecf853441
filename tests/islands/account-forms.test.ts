import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LoginForm } from '../../src/islands/login/LoginForm.tsx';
import { RegisterForm } from '../../src/islands/login/RegisterForm.tsx';
import { SheetShell } from '../../src/islands/SheetShell.tsx';

const fields = (markup: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...markup.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)].map(([field, name = '']) => [name, field]),
  );

describe('the log-in form', () => {
  const inPanel = renderToStaticMarkup(createElement(LoginForm, { onSwitch: () => {} }));
  const onPage = renderToStaticMarkup(createElement(LoginForm, {}));

  test.each([
    ['panel', inPanel],
    ['page', onPage],
  ])('in the %s asks for name and password, remembers on request, and knows lost passwords', (_, markup) => {
    const { username: name = '', password = '', remember = '' } = fields(markup);
    for (const field of [name, password]) expect(field).toContain('required=""');
    expect(name).toContain('data-missing="Enter your username or email address."');
    expect(password).toContain('data-missing="Enter your password."');
    expect(password).toContain('type="password"');
    expect(remember).toContain('type="checkbox"');
    expect(remember).not.toContain('checked');
    expect(markup).toMatch(/<a [^>]*href="\/reset_password"[^>]*>Lost password\?<\/a>/);
    expect(markup).toMatch(/<button class="button" type="submit"[^>]*>Log in<\/button>/);
  });

  test('leads to an account: in the panel by a button, on a page by a link', () => {
    expect(inPanel).toMatch(/<button [^>]*type="button"[^>]*>Create account<\/button>/);
    expect(onPage).toMatch(/<a [^>]*href="\/login_register[^"]*"[^>]*>Create account<\/a>/);
  });
});

test('the registration asks for username, e-mail address and password, with the rules that the host has', () => {
  const markup = renderToStaticMarkup(createElement(RegisterForm, {}));
  const { username = '', email = '', password = '' } = fields(markup);
  for (const field of [username, email, password]) expect(field).toContain('required=""');
  expect(email).toContain('type="email"');
  expect(password).toMatch(/minLength="\d+" maxLength="\d+"/i);
  expect(markup).toContain('href="/privacyPolicy"');
});

test('the sheet that pages have is at half height, says that its product is loading, and can be closed', () => {
  const markup = renderToStaticMarkup(createElement(SheetShell));
  expect(markup).toContain('class="sheet sheet--half"');
  expect(markup).toMatch(/<p class="sheet__state" role="status">[^<]+<\/p>/);
  expect(markup).toMatch(/<button class="panel__close"[^>]*aria-label="[^"]+"/);
});
