-- Links that move an account to the address that they were sent to.

alter table mail_links drop constraint mail_links_purpose_check;
alter table mail_links add constraint mail_links_purpose_check
  check (purpose in ('password-reset', 'email-confirmation', 'magic-link', 'email-change'));
