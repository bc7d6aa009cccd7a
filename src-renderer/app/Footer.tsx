import { Copyright } from '../components/Copyright.tsx';
import classes from './Footer.module.css';

export function Footer() {
  return (
    <footer className={classes.root}>
      <Copyright />
    </footer>
  );
}
